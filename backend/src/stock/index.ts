export { release, type KeptPieces } from './release.ts';
