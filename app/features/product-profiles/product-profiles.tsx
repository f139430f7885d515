import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import type { SectionProps } from "../../state/comparison/compared-product.ts";
import { profilesAtom } from "../../state/comparison/comparison-parts.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { productProfilesTexts as words } from "../../text/en/product-profiles.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as styles from "./product-profiles.css.ts";
import { ProfileView } from "./profile-view.tsx";

interface ProductProfilesProps extends SectionProps {
  readonly onCsv: () => void;
}

/** Profiles of the compared products, loaded with the list; in print all listed profiles are open. */
const ProfileList = ({ comparison_id, products }: Pick<ProductProfilesProps, "comparison_id" | "products">) => {
  const { value, problem } = useAtomValue(profilesAtom(comparison_id));
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const usecase_id = useAtomValue(comparisonAtom(comparison_id))?.comparison.usecase_id;
  const retry = useSetAtom(retryEngineAtom);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const ids = products.map(({ prodsys_id }) => prodsys_id);
  const allOpen = ids.every((id) => open.has(id));
  const everyId = ids.join("\n");

  useEffect(() => {
    // open all profiles before printing
    const openAll = () => flushSync(() => setOpen(new Set(everyId.split("\n"))));
    window.addEventListener("beforeprint", openAll);
    return () => window.removeEventListener("beforeprint", openAll);
  }, [everyId]);

  if (problem) return <ErrorNotice title={words.failed} onRetry={retry} />;
  if (value === null) return <Spinner label={words.loading} />;
  const unit = catalogue?.use_cases.find((one) => one.usecase_id === usecase_id)?.unit ?? "";
  return (
    <>
      <p className={styles.all}>
        <LinkLike onClick={() => setOpen(new Set(allOpen ? [] : ids))}>
          {allOpen ? words.closeAll : words.openAll}
        </LinkLike>
      </p>
      {products.map(({ prodsys_id, name }) => {
        const profile = value.find((one) => one?.prodsys_id === prodsys_id);
        return (
          profile && (
            <div key={prodsys_id} className={styles.product}>
              <Disclosure
                title={name}
                level={3}
                note={profile.custom ? words.own : undefined}
                open={open.has(prodsys_id)}
                onOpenChange={(isOpen) =>
                  setOpen(new Set(isOpen ? [...open, prodsys_id] : [...open].filter((id) => id !== prodsys_id)))
                }
              >
                <ProfileView name={name} profile={profile} unit={unit} />
              </Disclosure>
            </div>
          )
        );
      })}
    </>
  );
};

/** About the Products: one profile per product, each collapsed by default. */
export default function ProductProfiles({ id, comparison_id, products, onCsv }: ProductProfilesProps) {
  return (
    <Section
      id={id}
      title={words.title}
      actions={
        <Button kind="quiet" size="small" icon="download" aria-label={words.csvLabel} onClick={onCsv}>
          {words.csv}
        </Button>
      }
    >
      <ProfileList comparison_id={comparison_id} products={products} />
    </Section>
  );
}
