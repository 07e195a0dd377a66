/**
 * Styles of a part that begins below the first window of its page: the browser styles, draws and lays it out when it comes
 * near. It is found, read out and reached by the keyboard as ever. `height`: how high it is in the mean, a CSS length; once
 * seen it keeps the height that it had. What reaches beyond its edges, as rings of what has the focus do, has 1.5rem of room.
 */
export const farBelow = (height: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
    overflowClipMargin: '1.5rem',
  }) as const;
