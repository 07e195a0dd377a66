import { useState } from 'react';
import * as styles from './Video.css.ts';

/** One file of a film, for the browsers that can play its type. */
export interface VideoSource {
  src: string;
  /** A media type, perhaps with codecs: `video/webm`. */
  type: string;
}

/** What is said and heard, as text in one language. */
export interface VideoCaptions {
  /** Address of a WebVTT file from the page's own origin. */
  src: string;
  /** `ru`, `kk`. */
  lang: string;
  /** The language in itself: “Қазақша”. */
  label: string;
}

export interface VideoProps {
  /** What the film shows: “Пальто в движении”. */
  label: string;
  /** The same film in several formats, the best first. */
  sources: readonly VideoSource[];
  /** Address of the picture that stands there until it plays. The film itself is loaded only then. */
  poster: string;
  /** The first is on from the start. A film without a sound gets a single cue that says so. */
  captions: readonly [VideoCaptions, ...VideoCaptions[]];
  /**
   * The frame; the film is seen whole in it.
   *
   * @default 'wide'
   */
  ratio?: keyof typeof styles.ratio;
  /** Begins again at its end. */
  isLooped?: boolean;
  /** What is said in place of a film that cannot be played: “Видео не загрузилось”. */
  failedLabel: string;
}

/**
 * A film with the browser's own controls, which the keyboard and screen readers know. Nothing plays until it is asked to,
 * so nothing sounds or moves on its own. For a still use `Picture`.
 */
export function Video(props: VideoProps) {
  const { label, sources, poster, captions, ratio = 'wide', isLooped = false, failedLabel } = props;
  const [first, ...others] = captions;
  const [hasFailed, setFailed] = useState(false);

  return (
    <div className={styles.ratio[ratio]}>
      <video
        className={styles.film}
        aria-label={label}
        controls
        playsInline
        preload="none"
        poster={poster}
        loop={isLooped}
        onPlaying={() => setFailed(false)}
      >
        {sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            onError={index === sources.length - 1 ? () => setFailed(true) : undefined}
          />
        ))}
        <track kind="captions" src={first.src} srcLang={first.lang} label={first.label} default />
        {others.map(({ src, lang, label: language }) => (
          <track key={lang} kind="captions" src={src} srcLang={lang} label={language} />
        ))}
      </video>
      {hasFailed && (
        <p role="status" className={styles.failed}>
          {failedLabel}
        </p>
      )}
    </div>
  );
}
