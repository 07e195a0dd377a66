export { putBack, release, sell, type KeptPieces } from './release.ts';
