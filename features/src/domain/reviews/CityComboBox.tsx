import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ComboBox } from '@rukav/design-system/ComboBox';
import { $cities, citySought } from './cities.ts';
import { review } from './model.ts';
import { useReviewForm } from './useReviewForm.ts';

/** The city of whoever writes: that of the session until another of the list is chosen. */
export function CityComboBox() {
  const { formatMessage } = useIntl();
  const { draft, found, change, seek } = useUnit({
    draft: review.$draft,
    found: $cities,
    change: review.changed,
    seek: citySought,
  });
  const { fieldOf } = useReviewForm('review');
  const isSought = draft.cityId === null && draft.city.trim() !== '';
  const cities = isSought ? found.cities : [];

  const status = () => {
    if (found.state === 'pending') return formatMessage({ id: 'reviews.city.pending' });
    if (found.state === 'failed') return formatMessage({ id: 'reviews.city.failed' });
    return cities.length === 0
      ? formatMessage({ id: 'reviews.city.none' })
      : formatMessage({ id: 'reviews.city.found' }, { count: String(cities.length) });
  };

  return (
    <ComboBox
      {...fieldOf('city')}
      label={formatMessage({ id: 'reviews.city' })}
      isRequired
      isFromListOnly
      autoComplete="address-level2"
      inputValue={draft.city}
      onInputChange={(city) => {
        change({ city, cityId: null });
        seek(city);
      }}
      items={cities.map(({ id, name, region }) => ({
        value: String(id),
        label: name,
        ...(region !== name && { description: region }),
      }))}
      onSelect={({ value, label }) => change({ city: label, cityId: Number(value) })}
      isLoading={isSought && found.state === 'pending'}
      {...(isSought && { status: status() })}
    />
  );
}
