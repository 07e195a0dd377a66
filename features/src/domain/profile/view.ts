export { AccountLink } from './AccountLink.tsx';
export { SignInPrompt, type SignInPromptProps } from './SignInPrompt.tsx';
export { UnauthorisedPage } from './UnauthorisedPage.tsx';
