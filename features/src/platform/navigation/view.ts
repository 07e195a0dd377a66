export * from './Canonical.tsx';
