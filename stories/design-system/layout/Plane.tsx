import { Box } from '@rukav/design-system/Box';
import { Text } from '@rukav/design-system/Text';

/** Something to lay out: a word on a quiet plane. */
export const Plane = ({ children }: { children: string }) => (
  <Box tone="plane" padding="small">
    <Text>{children}</Text>
  </Box>
);

const names = ['Платье', 'Рубашка', 'Жакет', 'Брюки', 'Пальто', 'Юбка'];

/** Six of them. */
export const planes = names.map((name) => <Plane key={name}>{name}</Plane>);

/** The scale of distances, from nothing to the air between two parts of a page. */
export const spaces = [
  'none',
  'xxsmall',
  'xsmall',
  'small',
  'medium',
  'large',
  'xlarge',
  'xxlarge',
  'huge',
] as const;
