import {
  PhotosField,
  type ChosenPhoto,
  type PhotoFault,
  type PhotosFieldProps,
} from '@rukav/design-system/PhotosField';
import { useState } from 'react';

const reasons: Record<PhotoFault, string> = {
  wrongType: 'Подходят только JPEG и PNG',
  tooLarge: 'Больше 7 МБ. Выберите файл поменьше',
  tooMany: 'Уже выбрано 10 фотографий',
};

/** A field that keeps what was chosen, as a form does; what is taken has arrived at once. */
export function HeldPhotos(props: PhotosFieldProps) {
  const [photos, setPhotos] = useState(props.photos);
  const add: PhotosFieldProps['onAdd'] = ({ taken, refused }) =>
    setPhotos((present) => [
      ...present,
      ...taken.map(({ name }): ChosenPhoto => ({ id: name, name, state: 'ready' })),
      ...refused.map(({ file: { name }, fault }): ChosenPhoto => ({
        id: name,
        name,
        state: 'refused',
        reason: reasons[fault],
      })),
    ]);

  return (
    <PhotosField
      {...props}
      photos={photos}
      onAdd={add}
      onRemove={(id) => setPhotos((present) => present.filter((photo) => photo.id !== id))}
    />
  );
}
