import { useState } from "react";
import { plainLetters } from "../../../workers/import/normal-name.ts";
import { importNamesTexts as words } from "../../text/en/import-names.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { ComboBox, type ComboBoxOption } from "../../ui/combo-box/combo-box.tsx";
import { levelOf, type StatedName } from "./name-states.ts";
import * as styles from "./names-step.css.ts";

interface NameRowProps {
  readonly name: StatedName;
  /** units of this name ÷ units of all names, 0-1 */
  readonly share: number;
  readonly options: readonly ComboBoxOption[];
  readonly nameOf: (prodsys_id: string) => string;
  /** prodsys_id, null = leave out, undefined = reopen the decision */
  readonly onDecide: (use: string | null | undefined) => void;
  /** creates an own product from a copy of this product */
  readonly onNewProduct: (like: string) => void;
}

/** The link that opened the search is gone: the field takes its focus. */
const focusField = (around: HTMLElement | null): void => around?.querySelector("input")?.focus();

/** The name, with the words marked that led to the best offer. */
const Marked = ({ text, because }: { readonly text: string; readonly because: readonly string[] }) => {
  const reasons = new Set(because.flatMap((phrase) => phrase.split(" ")));
  return text.split(/([\s,;()[\]"]+)/).map((part, at) => {
    const isReason =
      part !== "" && (reasons.has(plainLetters(part)) || reasons.has(plainLetters(part).replaceAll(/[^\p{L}/]/gu, "")));
    // the order of the parts never changes
    return isReason ? (
      <mark key={`${part} ${at}`} className={styles.said}>
        {part}
      </mark>
    ) : (
      part
    );
  });
};

/** One name of the file: best offer with its reason, other offers, search, own product, leave out. */
export const NameRow = ({ name, share, options, nameOf, onDecide, onNewProduct }: NameRowProps) => {
  /** purpose of the search: the product that is meant, or the one to copy for an own product */
  const [search, setSearch] = useState<"meant" | "like" | null>(null);
  const { offers, state, product, lines, units } = name;
  const [best, second] = offers;
  const isDecided = state === "chosen" || state === "left_out";
  const level = levelOf(name);
  const shown = formatPercent(share, 2);
  const why = (): string => {
    if (best === undefined) return words.noOffer;
    if (level === "unsure" && second !== undefined) return words.tie(nameOf(second.prodsys_id));
    return best.because.length === 0 ? words.wholeName : words.named(best.because.join(", "));
  };
  const searchField = (
    <div ref={focusField} style={{ display: "contents" }}>
      <ComboBox
        label={(search === "like" ? words.likeWhich : words.searchFor)(name.name)}
        hideLabel={search !== "like"}
        value={null}
        options={options}
        onChange={(use) => {
          if (use === null) return;
          setSearch(null);
          if (search === "like") onNewProduct(use);
          else onDecide(use);
        }}
      />
    </div>
  );
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <span>
          <Marked text={name.name} because={isDecided ? [] : (best?.because ?? [])} />
        </span>
        <span className={styles.onPhone}>{words.facts(formatCount(units), shown, lines, formatCount(lines))}</span>
      </div>
      <span className={styles.number}>{formatCount(lines)}</span>
      <span className={styles.number}>{formatCount(units)}</span>
      <span className={styles.number}>{shown}</span>
      <span className={styles.number}>{formatPercent(name.adds_up, 1)}</span>
      {isDecided ? (
        <div className={styles.decided}>
          <strong>{product === null ? words.isLeftOut : words.isProduct(nameOf(product))}</strong>
          {!name.is_id &&
            (search === null ? (
              <LinkLike
                aria-label={words.changeOf(name.name)}
                onClick={() => (name.known === null ? onDecide(undefined) : setSearch("meant"))}
              >
                {words.change}
              </LinkLike>
            ) : (
              searchField
            ))}
        </div>
      ) : (
        <>
          <div className={styles.best}>
            <span className={styles.bestLine}>
              {best && (
                <Button
                  size="small"
                  aria-label={words.take(nameOf(best.prodsys_id), name.name)}
                  onClick={() => onDecide(best.prodsys_id)}
                >
                  {nameOf(best.prodsys_id)}
                </Button>
              )}
              {best && (
                <span className={styles.level} data-level={level}>
                  {words.levels[level]}
                </span>
              )}
            </span>
            <span className={caption}>{why()}</span>
          </div>
          <div className={styles.others}>
            {offers.slice(1).map(({ prodsys_id }) => (
              <Button
                key={prodsys_id}
                size="small"
                kind="quiet"
                className={styles.other}
                aria-label={words.take(nameOf(prodsys_id), name.name)}
                onClick={() => onDecide(prodsys_id)}
              >
                {nameOf(prodsys_id)}
              </Button>
            ))}
          </div>
          <div className={styles.ways}>
            {search !== null ? (
              searchField
            ) : (
              <LinkLike aria-label={words.searchFor(name.name)} onClick={() => setSearch("meant")}>
                {words.search}
              </LinkLike>
            )}
            <LinkLike aria-label={words.leaveOutName(name.name)} onClick={() => onDecide(null)}>
              {words.leaveOut}
            </LinkLike>
            <LinkLike
              aria-label={words.newProductOf(name.name)}
              onClick={() => (best ? onNewProduct(best.prodsys_id) : setSearch("like"))}
            >
              {words.newProduct}
            </LinkLike>
          </div>
        </>
      )}
    </li>
  );
};
