import { wakePage } from './wake-page';

await wakePage();
