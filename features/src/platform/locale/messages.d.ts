declare module 'virtual:messages/*' {
  const messages: Record<import('./message-ids.ts').MessageId, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
