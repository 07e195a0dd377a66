import { useEffect, useRef, useState, type DragEvent } from 'react';
import type { FieldProps } from '../../internal/field-props.ts';
import { GroupFrame } from '../../internal/GroupFrame.tsx';
import { SaidOnce } from '../../internal/SaidOnce.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Button } from '../Button/index.ts';
import type { ChosenPhoto } from './photo.ts';
import * as styles from './PhotosField.css.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { sortPhotos, type PhotoLimits, type SortedPhotos } from './sortPhotos.ts';

/** What the field says besides its label. The functions take the name of a file. */
export interface PhotosFieldLabels {
  /** “Выбрать фотографии”. */
  add: string;
  /** Where a mouse is: “или перетащите их сюда”. */
  drop: string;
  /** The name of the list: “Выбранные фотографии”. */
  list: string;
  /** “Убрать фотографию платье.jpg”. */
  remove: (name: string) => string;
  /** “Отправить ещё раз платье.jpg”. */
  retry: (name: string) => string;
  /** “Отправляется платье.jpg”. */
  sending: (name: string) => string;
}

export interface PhotosFieldProps extends Omit<FieldProps, 'name'> {
  /** In the order in which they are seen, those that were refused among them. */
  photos: readonly ChosenPhoto[];
  /** By which files are sorted before `onAdd` is called; the choice of files offers its types alone. */
  limits: PhotoLimits;
  /** Called with what was chosen or dropped. Show what is refused as a photograph with its `reason`. */
  onAdd: (files: SortedPhotos) => void;
  /** Called by the button at a photograph. Once it is gone from `photos`, the focus goes to its neighbour. */
  onRemove: (id: string) => void;
  /** Called for a photograph that has failed. */
  onRetry: (id: string) => void;
  /** What is said at the area and at the photographs. */
  labels: PhotosFieldLabels;
}

const isPresent = ({ state }: ChosenPhoto) => state !== 'refused';
/** What is said of a photograph when it comes into its state. */
const newsOf = ({ state, name, reason }: ChosenPhoto, { sending }: PhotosFieldLabels) => {
  if (state === 'sending') return sending(name);
  return state === 'ready' ? undefined : `${name}: ${reason ?? ''}`;
};

/**
 * Photographs chosen by a button or dropped, with their pictures and how far each has been sent. It sorts files by the
 * limits and shows what it is given: sending is the caller's. Say the limits in `description`, so that they are known before.
 */
export function PhotosField({
  photos,
  limits,
  onAdd,
  onRemove,
  onRetry,
  labels,
  ...frame
}: PhotosFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ id: string; neighbour: string | undefined }>(undefined);
  const [isOver, setIsOver] = useState(false);

  // A photograph that is gone takes the focus with it, unless a neighbour takes it over.
  useEffect(() => {
    const gone = leaving.current;
    if (!gone || photos.some(({ id }) => id === gone.id)) return;
    leaving.current = undefined;
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])];
    const tile = tiles.find(({ dataset }) => dataset.photo === gone.neighbour);
    (tile?.querySelector<HTMLElement>('[data-remove] button') ?? button.current)?.focus();
  }, [photos]);

  const remove = (id: string) => {
    const index = photos.findIndex((photo) => photo.id === id);
    leaving.current = { id, neighbour: (photos[index + 1] ?? photos[index - 1])?.id };
    onRemove(id);
  };
  const add = (files: FileList | null) => {
    if (files?.length) onAdd(sortPhotos(Array.from(files), photos.filter(isPresent).length, limits));
  };
  const drag = (event: DragEvent, isOverNow: boolean) => {
    if (frame.isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isOverNow);
  };

  return (
    <GroupFrame {...frame}>
      <div
        role="presentation"
        className={styles.area}
        data-over={isOver || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          if (event.defaultPrevented) add(event.dataTransfer.files);
        }}
      >
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={limits.types.join()}
          onChange={({ target }) => {
            add(target.files);
            // The same file may be chosen again after it was removed.
            target.value = '';
          }}
        />
        <Button
          ref={button}
          emphasis="quiet"
          size="small"
          icon="plus"
          isDisabled={frame.isDisabled}
          onPress={() => picker.current?.click()}
        >
          {labels.add}
        </Button>
        <span className={styles.drop}>{labels.drop}</span>
      </div>
      {photos.length > 0 && (
        <ul ref={list} role="list" aria-label={labels.list} className={styles.list}>
          {photos.map((photo) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              labels={labels}
              isDisabled={frame.isDisabled}
              onRemove={() => remove(photo.id)}
              onRetry={() => onRetry(photo.id)}
            />
          ))}
        </ul>
      )}
      <div role="status" aria-atomic="false" className={visuallyHidden}>
        {photos.map((photo) => {
          const news = newsOf(photo, labels);
          return news && <SaidOnce key={`${photo.id} ${photo.state}`}>{news}</SaidOnce>;
        })}
      </div>
    </GroupFrame>
  );
}
