import { useSetAtom } from "jotai";
import { useState } from "react";
import { Link } from "wouter";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { downloadPortfolioCsvAtom } from "../../exports/portfolio-export.ts";
import { LawNote } from "../../market-rules/law-note.tsx";
import { LawTag } from "../../market-rules/law-tag.tsx";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { href } from "../../state/routes/href.ts";
import { piecesShown } from "../../text/amounts.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatCount, formatMass, formatUnit, productName } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ReusableMark } from "../../ui/mark/mark.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./scores.css.ts";
import type { TableFacts } from "./table-facts.ts";

interface AboutProductsProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
  readonly facts: TableFacts;
  /** opens the profile of a product */
  readonly onProfile: (prodsys_id: string) => void;
}

const words = portfolioScoresTexts.products;
/** Rows shown first; a portfolio may have every product of the catalogue. */
const FIRST = 20;

/** Section About the Products: every distinct product with its uses, most used first. */
export const AboutProducts = (props: AboutProductsProps) => {
  const { id, portfolio, catalogue, facts, onProfile } = props;
  const { portfolio_id, region_use } = portfolio;
  const names = portfolioNamesOf(catalogue);
  const law = lawOfProducts(catalogue, region_use);
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use)?.region_name2 ?? region_use;
  const download = useSetAtom(downloadPortfolioCsvAtom);
  const [showsAll, setShowsAll] = useState(false);
  const { products } = facts;
  const shown = showsAll ? products : products.slice(0, FIRST);
  return (
    <Section
      id={id}
      title={words.title}
      note={words.note(products.length, formatCount(products.length))}
      actions={<CsvButton label={words.csvLabel} onSave={() => download({ id: portfolio_id, table: "products" })} />}
    >
      <DataTable caption={words.title} widths={["", "18%", "14%", "12%", "12%", "12%"]} className={styles.wideOnly}>
        <ColumnHeads
          text={[words.product, words.usecase]}
          numeric={[words.uses, words.perPiece, words.pieces, words.piece(formatUnit("g"))]}
        />
        <tbody>
          {shown.map(({ id: prodsys_id, uses }) => {
            const product = names.product(prodsys_id);
            const usecase_id = facts.usecaseOf.get(prodsys_id) ?? "";
            const name = productName(product.name);
            return (
              <Row key={prodsys_id}>
                <KeyCell>
                  <LinkLike onClick={() => onProfile(prodsys_id)}>{name}</LinkLike>
                  {product.reusable && (
                    <>
                      {" "}
                      <ReusableMark compact />
                    </>
                  )}
                  <LawTag product={name} rules={law.get(prodsys_id)} />
                </KeyCell>
                <Cell muted>{names.usecase(usecase_id)}</Cell>
                <NumberCell>{formatCount(uses)}</NumberCell>
                <NumberCell>{formatCount(product.uses)}</NumberCell>
                <NumberCell title={piecesShown(uses / product.uses).title}>
                  {piecesShown(uses / product.uses).shown}
                </NumberCell>
                <NumberCell>{formatMass(product.mass_grams)}</NumberCell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      <ul className={styles.phoneOnly}>
        {shown.map(({ id: prodsys_id, uses }) => {
          const product = names.product(prodsys_id);
          return (
            <li key={prodsys_id} className={styles.listRow}>
              <span className={styles.listHead}>
                <span>
                  <LinkLike onClick={() => onProfile(prodsys_id)}>{productName(product.name)}</LinkLike>
                  {product.reusable && (
                    <>
                      {" "}
                      <ReusableMark compact />
                    </>
                  )}
                  <LawTag product={productName(product.name)} rules={law.get(prodsys_id)} />
                </span>
                <b>{formatCount(uses)}</b>
              </span>
            </li>
          );
        })}
      </ul>
      <LawNote
        products={products.map(({ id: prodsys_id }) => ({
          prodsys_id,
          name: productName(names.product(prodsys_id).name),
        }))}
        law={law}
        region={region}
      />
      <p className={styles.tableTwin}>
        <Link href={href("rules", { query: { portfolio_id } })}>{words.rulesAhead}</Link>
      </p>
      {products.length > FIRST && (
        <p className={styles.tableTwin}>
          <LinkLike onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? words.fewer : words.more(formatCount(products.length))}
          </LinkLike>
        </p>
      )}
    </Section>
  );
};
