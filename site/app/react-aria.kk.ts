/** What React Aria can say by itself in the packages that the design system imports, by package and key. */
export default {
  '@react-aria/menu': {
    longPressMessage: 'Мәзірді ашу үшін ұзақ басып тұрыңыз немесе Alt және төмен көрсеткісін басыңыз',
  },
};
