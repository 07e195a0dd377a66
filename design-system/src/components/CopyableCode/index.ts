export { CopyableCode, type CopyableCodeProps } from './CopyableCode.tsx';
