import { demandNode } from '@rukav/contract/node-version.ts';

demandNode('site', 'site/server.ts');
