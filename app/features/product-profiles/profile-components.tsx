import type { ProductProfile, ProfileComponent } from "../../../workers/engine/analysis/product-profile.ts";
import { productProfilesTexts as words } from "../../text/en/product-profiles.ts";
import { formatMass } from "../../text/format-mass.ts";
import { formatNumber, formatPercent, formatUnit, formatWithUnit } from "../../text/format.ts";
import { valueTexts } from "../../text/en/values.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { litterClassName } from "../../text/litter-class.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./product-profiles.css.ts";

interface ProfileComponentsProps {
  readonly name: string;
  readonly profile: ProductProfile;
}

const litterOf = ({ litter_class, litter_rate }: ProfileComponent): string =>
  words.littered(litterClassName(litter_class), formatPercent(litter_rate, 1));

/** The components of a product: a table, or a list on a phone. */
export const ProfileComponents = ({ name, profile: { components } }: ProfileComponentsProps) => (
  <>
    <DataTable
      caption={words.components(inSentence(name))}
      className={styles.wideOnly}
      widths={["17%", "27%", "9%", "12%", "18%", "17%"]}
    >
      <ColumnHeads
        text={[words.component, words.material]}
        numeric={[words.grams(formatUnit("g")), words.recycled]}
        after={[words.contact, words.litter]}
      />
      <tbody>
        {components.map((part) => (
          <Row key={part.component_id}>
            <KeyCell>{part.component_name}</KeyCell>
            <Cell>{part.material}</Cell>
            <NumberCell>{formatMass(part.mass_grams)}</NumberCell>
            <NumberCell>{formatNumber(part.recycled_content * 100)}</NumberCell>
            <Cell afterNumber>{part.contact ?? valueTexts.unknown}</Cell>
            <Cell>{litterOf(part)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
    <ul className={styles.phoneOnly}>
      {components.map((part) => (
        <li key={part.component_id} className={styles.item}>
          <p className={styles.itemName}>{part.component_name}</p>
          <dl className={styles.pairs}>
            {[
              [words.material, part.material],
              [words.mass, formatWithUnit(formatMass(part.mass_grams), formatUnit("g"))],
              [words.recycledShort, formatPercent(part.recycled_content)],
              [words.contact, part.contact ?? valueTexts.unknown],
              [words.litter, litterOf(part)],
            ].map(([what, value]) => (
              <div key={what} className={styles.pair}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </>
);
