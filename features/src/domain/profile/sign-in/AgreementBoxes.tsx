import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Link } from '@rukav/design-system/Link';
import type { MessageId } from '../../../platform/locale/index.ts';
import { $draft, changed } from './model.ts';
import { useSignInForm } from './useSignInForm.ts';

const boxes = [
  { field: 'rules', text: 'profile.agree.rules', href: '/terms' },
  { field: 'userAgreement', text: 'profile.agree.userAgreement', href: '/terms' },
  { field: 'personalData', text: 'profile.agree.personalData', href: '/consent_registration_form' },
] as const satisfies readonly { field: string; text: MessageId; href: string }[];

/** What has to be agreed to, a box each: the club's rules, the user agreement, the processing of personal data. */
export function AgreementBoxes() {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  const { fieldOf } = useSignInForm();

  return boxes.map(({ field, text, href }) => (
    <Checkbox
      key={field}
      isRequired
      isChecked={draft[field]}
      onChange={(isAgreed) => change({ [field]: isAgreed })}
      {...fieldOf(field)}
    >
      {formatMessage({ id: text }, { link: (words) => <NewTab href={href}>{words}</NewTab> })}
    </Checkbox>
  ));
}

const NewTab = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} opensNewTab>
    {children}
  </Link>
);
