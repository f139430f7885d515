import { useAtomValue, useSetAtom } from "jotai";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { referenceCatalogueAtom } from "../../state/engine/reference-catalogue.ts";
import { href } from "../../state/routes/href.ts";
import { queryValue } from "../../state/routes/match-route.ts";
import { comparisonsAtom, editComparisonAtom } from "../../state/work/comparisons.ts";
import { portfoliosAtom } from "../../state/work/portfolio-heads.ts";
import { productsAtom } from "../../state/work/products.ts";
import { commandMenuTexts as words } from "../../text/en/command-menu.ts";
import { insideTexts } from "../../text/en/inside.ts";
import { productName } from "../../text/format.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import * as styles from "./command-menu.css.ts";

/** The entries of the page's table of contents. */
const sectionsOfPage = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("main nav a[href^='#']")].map((link) => ({
    id: link.hash,
    name: link.textContent,
    click: () => link.click(),
  }));

/** All commands: sections of this page, new work, work that exists, own products, and the regions of an open comparison. */
const useCommands = (): readonly Command[] => {
  const [, navigate] = useLocation();
  const comparisons = useAtomValue(comparisonsAtom);
  const portfolios = useAtomValue(portfoliosAtom);
  const products = useAtomValue(productsAtom);
  const catalogue = useAtomValue(referenceCatalogueAtom);
  const edit = useSetAtom(editComparisonAtom);
  const [sections] = useState(sectionsOfPage);
  const to = (kind: string, name: string, address: string): Command => ({
    id: `${kind} ${address}`,
    kind,
    name,
    run: () => navigate(address),
  });
  const opened = queryValue(window.location.search, "comparison_id");
  const own = comparisons.find(({ comparison }) => comparison.comparison_id === opened)?.comparison;
  const regions = own === undefined ? [] : (catalogue?.regions.filter(({ usable }) => usable) ?? []);
  return [
    ...sections.map(({ id, name, click }) => ({ id, name, kind: words.section, run: click })),
    to(words.page, insideTexts.navigation.home, href("home")),
    to(words.create, insideTexts.create.comparison.name, href("comparison-mode", { query: { step: 1 } })),
    to(words.create, insideTexts.create.portfolio.name, href("portfolio-mode", { query: { step: 1 } })),
    to(words.create, insideTexts.create.product.name, href("usecase-product")),
    to(words.create, insideTexts.create.food.name, href("create-food")),
    ...comparisons.map(({ comparison: { comparison_id, comparison_name } }) =>
      to(words.comparison, comparison_name, href("comparison-mode", { query: { comparison_id } })),
    ),
    ...portfolios.map(({ portfolio: { portfolio_id, portfolio_name } }) =>
      to(words.portfolio, portfolio_name, href("portfolio-mode", { query: { portfolio_id } })),
    ),
    ...products.map(({ product: { customProduct } }) => {
      const { usecase: usecase_id, prodsys_id, prodsys_name } = customProduct.product;
      return to(words.product, productName(prodsys_name), href("create-product", { usecase_id, prodsys_id }));
    }),
    ...regions.map(({ region_id, region_name }) => ({
      id: `region ${region_id}`,
      name: region_name,
      kind: words.region,
      run: () => void (own && edit(own.comparison_id, { region_use: region_id })),
    })),
  ];
};

/** A list of destinations and actions that typing filters: Enter runs the first, the arrow keys move to the others. */
export default function CommandMenu({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const body = useRef<HTMLDivElement>(null);
  const shown = matchingCommands(useCommands(), typed);
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(body.current?.querySelectorAll<HTMLElement>("input, button") ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (step !== undefined) {
      event.preventDefault();
      stops[at + step]?.focus();
    } else if (event.key === "Enter" && at === 0) {
      event.preventDefault();
      run(shown[0]);
    }
  };
  return (
    <Dialog title={words.title} onClose={onClose} actions={[{ label: words.close, onAct: onClose }]}>
      <div ref={body}>
        <TextField label={words.search} value={typed} onChange={setTyped} autoComplete="off" onKeyDown={onKeyDown} />
        <ul className={styles.list} aria-label={words.results}>
          {shown.map((command) => (
            <li key={command.id}>
              <button type="button" className={styles.command} onKeyDown={onKeyDown} onClick={() => run(command)}>
                {command.name} <span className={styles.kind}>{command.kind}</span>
              </button>
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p>{words.none}</p>}
      </div>
    </Dialog>
  );
}

/** A destination or an action of the command menu. */
interface Command {
  readonly id: string;
  readonly name: string;
  /** kind of the destination, such as "Comparison" */
  readonly kind: string;
  readonly run: () => void;
}

/** Most commands that are listed at once. */
const MOST = 12;

/** Lower case without accents. */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The commands with all typed words in name or kind; names that begin with the text come first. */
const matchingCommands = (commands: readonly Command[], typed: string): readonly Command[] => {
  const text = folded(typed.trim());
  const words = text.split(/\s+/);
  return commands
    .filter(({ name, kind }) => words.every((word) => folded(`${name} ${kind}`).includes(word)))
    .toSorted((a, b) => Number(folded(b.name).startsWith(text)) - Number(folded(a.name).startsWith(text)))
    .slice(0, MOST);
};
