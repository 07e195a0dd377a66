export { MailboxNotice, type MailboxNoticeProps } from './MailboxNotice.tsx';
export { PersonalDataPage } from './PersonalDataPage.tsx';
export { MailboxWidget } from './MailboxWidget.tsx';
export { ChildrenPart } from './ChildrenPart.tsx';
export { ProfileFields } from './ProfileFields.tsx';
export { ProfileNotice } from './ProfileForm.tsx';
export { useProfileForm } from './useProfileForm.ts';
