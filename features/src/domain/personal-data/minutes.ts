/** Minutes and seconds that remain, such as “0:09”. */
export const minutesAndSeconds = (remaining: number): string => {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
