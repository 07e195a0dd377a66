import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { Steps } from '@rukav/design-system/Steps';
import { $account } from '../personal-data/index.ts';
import { ChildrenPart, ProfileFields } from '../personal-data/view.ts';
import { EmailStep } from './EmailStep.tsx';
import * as styles from './ProfileFilling.css.ts';
import { ProfileStep } from './ProfileStep.tsx';
import { fillingSteps, type FillingStep } from './shown.ts';
import { SubscriptionsStep } from './SubscriptionsStep.tsx';

/** The step that a member is at, below all of them. The next one takes the focus to its name. */
export function FillingSteps({ step }: { step: FillingStep }) {
  const { formatMessage } = useIntl();
  const known = useUnit($account);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);

  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);

  const present = fillingSteps.indexOf(step);
  const stateOf = (one: FillingStep, place: number) => {
    if (one === step) return 'current';
    return place < present || (one === 'email' && known?.isEmailConfirmed === true) ? 'done' : 'ahead';
  };
  return (
    <>
      <Steps
        label={formatMessage({ id: 'filling.steps' })}
        doneLabel={formatMessage({ id: 'filling.steps.done' })}
        steps={fillingSteps.map((id, place) => ({
          id,
          label: formatMessage({ id: `filling.step.${id}` }),
          state: stateOf(id, place),
        }))}
      />
      <section className={styles.step} aria-label={formatMessage({ id: `filling.step.${step}` })}>
        <Heading level={2} ref={heading}>
          {formatMessage({ id: `filling.step.${step}` })}
        </Heading>
        {step === 'data' && (
          <ProfileStep>
            <ProfileFields />
          </ProfileStep>
        )}
        {step === 'children' && (
          <ProfileStep hasBack>
            <p className={styles.quiet}>{formatMessage({ id: 'filling.children.text' })}</p>
            <ChildrenPart />
          </ProfileStep>
        )}
        {step === 'subscriptions' && <SubscriptionsStep />}
        {step === 'email' && <EmailStep />}
      </section>
    </>
  );
}
