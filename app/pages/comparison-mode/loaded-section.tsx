import { memo, useEffect, useState, type ComponentType } from "react";
import { offlineTexts } from "../../text/en/offline.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import * as styles from "./loaded-section.css.ts";

/** By then a section has its figures, milliseconds after its code. */
const PLACED_MS = 3000;

interface LoadedSectionProps<P extends { readonly id: string }> {
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  /** of the heading, until the section brings its own */
  readonly title: string;
  /** place that is held meanwhile, so that what is below does not jump; rem */
  readonly height: number;
  readonly props: P;
}

/** A section whose code comes after the scores; its heading and its place are there at once, and its failure is its own. */
export function LoadedSection<P extends { readonly id: string }>({
  load,
  title,
  height,
  props,
}: LoadedSectionProps<P>) {
  // in an object, because a component is a function and a setter would call it
  const [loaded, setLoaded] = useState<{ readonly Section: ComponentType<P> } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let stays = true;
    load().then(
      // an edit of the comparison renders the page at once, a section only when its own figures have changed
      (module) => stays && setLoaded({ Section: memo(module.default) as ComponentType<P> }),
      () => stays && setFailed(true),
    );
    return () => {
      stays = false;
    };
  }, [load, failed]);
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    if (!loaded) return undefined;
    const late = setTimeout(() => setPlaced(true), PLACED_MS);
    return () => clearTimeout(late);
  }, [loaded]);
  return (
    <div className={styles.section} data-placed={isPlaced} style={{ minBlockSize: `${height}rem` }}>
      {loaded ? (
        <loaded.Section {...props} />
      ) : (
        <section aria-labelledby={props.id} aria-busy={!failed}>
          <SectionHeading id={props.id} title={title} />
          {failed && (
            <ErrorNotice title={resultsTexts.sectionFailed} onRetry={() => setFailed(false)}>
              <p>{offlineTexts.missing.why}</p>
              <p>
                {offlineTexts.missing.safe}{" "}
                <LinkLike onClick={() => window.location.reload()}>{offlineTexts.missing.reload}</LinkLike>
              </p>
            </ErrorNotice>
          )}
        </section>
      )}
    </div>
  );
}
