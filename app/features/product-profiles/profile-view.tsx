import type { ProductProfile, ProfileWashing, Provenance } from "../../../workers/engine/analysis/product-profile.ts";
import { productProfilesTexts as words } from "../../text/en/product-profiles.ts";
import { formatMass } from "../../text/format-mass.ts";
import { formatMeasure, formatNumber, formatUnit, formatWithUnit } from "../../text/format.ts";
import { group } from "../../theme/text.css.ts";
import { ProfileComponents } from "./profile-components.tsx";
import * as styles from "./product-profiles.css.ts";

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

/** A source with year, geography and quality as text; unknown codes stay unchanged. */
export const provenanceInWords = ({ source, source_year, geography, quality, checked }: Provenance): string => {
  const facts = [
    // String, not a formatter: a year has no thousands separator
    source_year === null ? "" : String(source_year),
    geography,
    QUALITIES[quality] ?? quality,
    CHECKS[checked] ?? checked,
  ].filter((fact) => fact !== "");
  return words.provenance(source === "" ? words.noSource : source, facts.join(", "));
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
                <dd>{provenanceInWords(provenance)}</dd>
              </div>
            )}
            {profile.figures.map((figure) => (
              <div key={`${figure.activity_id} ${figure.geography} ${figure.source}`}>
                <dt>{figure.activity_name}</dt>
                <dd>{provenanceInWords(figure)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
};
