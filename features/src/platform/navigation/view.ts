export * from './Canonical.tsx';
export * from './StructuredData.tsx';
