export { PasswordRecoveryPage, type PasswordRecoveryPageProps } from './recovery/PasswordRecoveryPage.tsx';
export { AccountLink } from './AccountLink.tsx';
export { SignInPrompt, type SignInPromptProps } from './SignInPrompt.tsx';
export { UnauthorisedPage } from './UnauthorisedPage.tsx';
