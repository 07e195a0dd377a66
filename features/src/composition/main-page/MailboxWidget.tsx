export { MailboxWidget as default } from '../../domain/personal-data/view.ts';
