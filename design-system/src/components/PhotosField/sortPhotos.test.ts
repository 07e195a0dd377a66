import { expect, test } from 'vitest';
import { sortPhotos, type PhotoLimits } from './sortPhotos.ts';

const limits: PhotoLimits = { count: 3, size: 100, types: ['image/jpeg', 'image/png'] };
const photo = (name: string, size = 10, type = 'image/jpeg') => new File(['x'.repeat(size)], name, { type });
const names = (files: readonly File[]) => files.map(({ name }) => name);

test('files within the limits are taken in their order', () => {
  const { taken, refused } = sortPhotos([photo('a'), photo('b', 100, 'image/png')], 1, limits);

  expect(names(taken)).toEqual(['a', 'b']);
  expect(refused).toEqual([]);
});

test('each refused file has its reason, and takes no place [REV-18 REV-19 REV-20]', () => {
  const files = [photo('doc', 10, 'application/pdf'), photo('huge', 101), photo('a'), photo('b'), photo('c')];

  const { taken, refused } = sortPhotos(files, 1, limits);

  expect(names(taken)).toEqual(['a', 'b']);
  expect(refused.map(({ file, fault }) => [file.name, fault])).toEqual([
    ['doc', 'wrongType'],
    ['huge', 'tooLarge'],
    ['c', 'tooMany'],
  ]);
});
