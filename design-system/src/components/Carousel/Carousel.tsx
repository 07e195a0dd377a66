import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  /** The row's heading, and its name: “С этим носят”. */
  title: string;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** What stands in the row. Each needs something that can take the focus. */
  items: readonly { id: string; content: ReactNode }[];
  /** “Предыдущие”. */
  previousLabel: string;
  /** “Следующие”. */
  nextLabel: string;
  /**
   * `tile` – two of them on a phone, four on a desktop; `wide` – one and three.
   *
   * @default 'tile'
   */
  itemWidth?: keyof typeof styles.width;
}

/**
 * A row that goes on beyond the edge. It is a plain list that scrolls: swipe, arrows and Tab all lead through it, and
 * nothing turns by itself.
 */
export function Carousel(props: CarouselProps) {
  const { title, headingLevel = 2, items, previousLabel, nextLabel, itemWidth = 'tile' } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });
  const Heading = `h${headingLevel}` as const;

  const measure = () => {
    const row = list.current;
    if (!row) return;
    const isAtStart = row.scrollLeft < 2;
    const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
    setEdges((last) =>
      last.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd },
    );
  };

  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [items.length]);

  const turn = (direction: 1 | -1) => {
    const row = list.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollBy({ left: direction * row.clientWidth * 0.9, behavior: isCalm ? 'auto' : 'smooth' });
  };
  const fits = edges.isAtStart && edges.isAtEnd;

  return (
    <section className={styles.root} aria-labelledby={`${id}title`}>
      <div className={styles.top}>
        <Heading id={`${id}title`} className={styles.title}>
          {title}
        </Heading>
        {!fits && (
          <div className={styles.arrows}>
            <button
              type="button"
              className={styles.arrow}
              aria-label={previousLabel}
              aria-controls={`${id}list`}
              aria-disabled={edges.isAtStart || undefined}
              onClick={() => turn(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              className={styles.arrow}
              aria-label={nextLabel}
              aria-controls={`${id}list`}
              aria-disabled={edges.isAtEnd || undefined}
              onClick={() => turn(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        )}
      </div>
      <ul ref={list} id={`${id}list`} className={styles.list} onScroll={measure} onScrollEnd={measure}>
        {items.map((item) => (
          <li key={item.id} className={styles.width[itemWidth]}>
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  );
}
