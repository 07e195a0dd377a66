export { Chat, type ChatMessage, type ChatProps } from './Chat.tsx';
