import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Inline } from '@rukav/design-system/Inline';
import { Notice } from '@rukav/design-system/Notice';
import { $found, $isLocating, $problem, cityAnswered, locationWanted } from './geofence.ts';

/** Finds the city by where the shopper is, and asks whether it is right. */
export function HerePart() {
  const { formatMessage } = useIntl();
  const { found, problem, isLocating, locate, answer } = useUnit({
    found: $found,
    problem: $problem,
    isLocating: $isLocating,
    locate: locationWanted,
    answer: cityAnswered,
  });

  return (
    <>
      {found ? (
        <Notice
          isLive
          action={
            <Inline>
              <Button size="small" onPress={() => answer(true)}>
                {formatMessage({ id: 'addresses.here.yes' })}
              </Button>
              <Button size="small" emphasis="quiet" onPress={() => answer(false)}>
                {formatMessage({ id: 'addresses.here.no' })}
              </Button>
            </Inline>
          }
        >
          {formatMessage({ id: 'addresses.here.question' }, { city: found.city.name })}
        </Notice>
      ) : (
        <div>
          <Button emphasis="plain" size="small" icon="pin" isPending={isLocating} onPress={() => locate()}>
            {formatMessage({ id: 'addresses.here' })}
          </Button>
        </div>
      )}
      {problem && (
        <Notice tone="warning" isLive>
          {formatMessage({ id: problem })}
        </Notice>
      )}
    </>
  );
}
