export * from './Canonical.tsx';
export * from './SharedPicture.tsx';
export * from './StructuredData.tsx';
export * from './useLastPage.ts';
