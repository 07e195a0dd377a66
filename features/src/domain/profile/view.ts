export { AccountLink } from './AccountLink.tsx';
export { profileModals } from './modals.ts';
export { SignInPrompt, type SignInPromptProps } from './SignInPrompt.tsx';
export { UnauthorisedPage } from './UnauthorisedPage.tsx';
