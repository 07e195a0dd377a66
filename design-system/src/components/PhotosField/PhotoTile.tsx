import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { ChosenPhoto } from './photo.ts';
import * as styles from './PhotosField.css.ts';
import type { PhotosFieldLabels } from './PhotosField.tsx';

interface PhotoTileProps {
  photo: ChosenPhoto;
  labels: PhotosFieldLabels;
  isDisabled: boolean | undefined;
  onRemove: () => void;
  onRetry: () => void;
}

/** One photograph with its picture, how far it is, and its buttons. */
export function PhotoTile({ photo, labels, isDisabled, onRemove, onRetry }: PhotoTileProps) {
  const { id, name, src, state, progress, reason } = photo;

  return (
    <li className={styles.tile} data-photo={id}>
      <div className={styles.frame} data-faulty={reason !== undefined || undefined}>
        {src === undefined ? (
          <Icon name="warning" />
        ) : (
          <img className={styles.picture} data-faded={state !== 'ready' || undefined} src={src} alt="" />
        )}
        {state === 'sending' && (
          <progress className={styles.progress} aria-label={labels.sending(name)} max={1} value={progress} />
        )}
        <span className={styles.remove} data-remove>
          <IconButton
            icon="close"
            emphasis="surface"
            label={labels.remove(name)}
            isDisabled={isDisabled}
            onPress={onRemove}
          />
        </span>
        {state === 'failed' && (
          <span className={styles.retry}>
            <IconButton
              icon="refresh"
              emphasis="surface"
              label={labels.retry(name)}
              isDisabled={isDisabled}
              onPress={onRetry}
            />
          </span>
        )}
      </div>
      <span className={styles.name}>{name}</span>
      {reason !== undefined && <span className={styles.reason}>{reason}</span>}
    </li>
  );
}
