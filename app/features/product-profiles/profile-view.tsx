import type {
  ProductProfile,
  ProfileComponent,
  ProfileWashing,
  Provenance,
} from "../../../workers/engine/analysis/product-profile.ts";
import { productProfilesTexts as words } from "../../text/en/product-profiles.ts";
import { valueTexts } from "../../text/en/values.ts";
import {
  formatMass,
  formatMeasure,
  formatNumber,
  formatPercent,
  formatUnit,
  formatWithUnit,
} from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { litterClassName } from "../../text/litter-class.ts";
import { group } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./product-profiles.css.ts";

interface ProfileComponentsProps {
  readonly name: string;
  readonly profile: ProductProfile;
}

const litterOf = ({ litter_class, litter_rate }: ProfileComponent): string =>
  words.littered(litterClassName(litter_class), formatPercent(litter_rate, 1));

/** The components of a product: a table, or a list on a phone. */
const ProfileComponents = ({ name, profile: { components } }: ProfileComponentsProps) => (
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

interface ProfileViewProps {
  readonly name: string;
  readonly profile: ProductProfile;
  /** unit of the use case's size */
  readonly unit: string;
}

/** Formats integers without decimals, other numbers with two. */
const plain = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 2);

const QUALITIES: Readonly<Partial<Record<string, string>>> = words.qualities;
const CHECKS: Readonly<Partial<Record<string, string>>> = words.checks;

const OWN_SOURCES: Readonly<Partial<Record<string, string>>> = words.ownSources;

/** A source, by the title of its publication, with year, geography and quality; unknown codes stay unchanged. */
export const SourceInWords = ({ source, source_year, geography, quality, checked }: Provenance) => {
  const facts = [
    // String, not a formatter: a year has no thousands separator
    source_year === null ? "" : String(source_year),
    geography,
    QUALITIES[quality] ?? quality,
    CHECKS[checked] ?? checked,
  ].filter((fact) => fact !== "");
  const named = source === "" ? words.noSource : OWN_SOURCES[source];
  return (
    <dd>
      {named ?? <span lang="en">{source}</span>}
      {facts.length > 0 && `. ${facts.join(", ")}.`}
    </dd>
  );
};

const washingInWords = (washing: ProfileWashing | null): string => {
  if (washing === null) return words.notWashed;
  const { system, washes_per_use, items_per_rack, hub_km } = washing;
  const rack = plain(items_per_rack);
  const load = washes_per_use === 1 ? words.washed(system, rack) : words.washes(system, plain(washes_per_use), rack);
  return hub_km === null ? load : `${load}, ${words.hub(formatMeasure(hub_km, "km"))}`;
};

/** The profile of one product: facts, components, transport, washing and sources. */
export const ProfileView = ({ name, profile, unit }: ProfileViewProps) => {
  const { production, provenance } = profile;
  const facts = [
    [words.size, formatMeasure(profile.size, unit)],
    [words.mass, formatWithUnit(formatMass(profile.mass_grams), formatUnit("g"))],
    [words.uses, profile.reusable ? words.usesOf(plain(profile.uses)) : words.singleUse],
    [words.washing, washingInWords(profile.washing)],
    [words.production, production.stated ? production.region_name : words.productionAssumed(production.region_name)],
  ];
  return (
    <div className={styles.profile}>
      {profile.description !== "" && <p className={styles.description}>{profile.description}</p>}
      <dl className={styles.factGrid}>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt className={styles.term}>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ProfileComponents name={name} profile={profile} />
      <div className={styles.columns}>
        <div>
          <h4 className={group}>{words.transport}</h4>
          <dl className={styles.pairs}>
            {profile.transport
              .filter(({ km }) => km > 0)
              .map(({ stage, mode, km }) => (
                <div key={stage} className={styles.pair}>
                  <dt>{stage}</dt>
                  <dd>{words.leg(mode, formatMeasure(km, "km"))}</dd>
                </div>
              ))}
          </dl>
        </div>
        <div>
          <h4 className={group}>{words.sources}</h4>
          <dl className={styles.sources}>
            {provenance && (
              <div>
                <dt>{words.ofProduct}</dt>
                <SourceInWords {...provenance} />
              </div>
            )}
            {profile.figures.map((figure) => (
              <div key={`${figure.activity_id} ${figure.geography} ${figure.source}`}>
                <dt>{figure.activity_name}</dt>
                <SourceInWords {...figure} />
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
};
