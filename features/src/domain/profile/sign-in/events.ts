import { createEvent } from 'effector';

/** The modal was opened: everything starts anew. */
export const opened = createEvent();

/** Back to the phone or the mailbox, to correct it. */
export const contactCorrected = createEvent();

/** Another way in is chosen: by a code, by a password, or a new password first. */
export const wayChosen = createEvent<'contact' | 'password' | 'recovery'>();
