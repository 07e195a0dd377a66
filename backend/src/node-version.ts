import { demandNode } from '@rukav/contract/node-version.ts';

demandNode('backend', 'backend/src/main.ts');
