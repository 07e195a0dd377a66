import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './ReviewTile.css.ts';

/** A photograph that came with what was written. */
export interface ReviewPhoto extends PictureSource {
  id: string;
  /** The name of the button that shows it large: “Фото 2 из 3, открыть”. */
  label: string;
}

export interface ReviewPhotosProps {
  /** What a screen reader calls the list: “Фотографии покупателей”. */
  label: string;
  /** In their order, the newest first. */
  items: readonly ReviewPhoto[];
  /** Called with the photograph that is to be seen large. */
  onPress: (id: string) => void;
}

/** Photographs of customers in small, each a button: of one review, or of all above the reviews. */
export function ReviewPhotos({ label, items, onPress }: ReviewPhotosProps) {
  return (
    <ul className={styles.photos} aria-label={label}>
      {items.map(({ id, label: name, ...picture }) => (
        <li key={id} className={styles.place}>
          <button type="button" className={styles.photo} aria-label={name} onClick={() => onPress(id)}>
            <Picture {...picture} kind="scene" alt="" sizes="96px" ratio="square" />
          </button>
        </li>
      ))}
    </ul>
  );
}
