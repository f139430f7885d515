import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { ChosenProducts } from "../../choices/chosen-products.tsx";
import { ProductPicker } from "../../choices/product-picker.tsx";
import { lawOfProductsAtom } from "../../state/analysis/market-rules.ts";

interface WizardPickerProps extends Omit<ComponentProps<typeof ProductPicker>, "law" | "region"> {
  readonly catalogue: Catalogue;
  readonly region_id: string;
}

/** The product picker with the packaging law of the chosen region. */
export const WizardPicker = ({ catalogue, region_id, ...rest }: WizardPickerProps) => (
  <ProductPicker
    {...rest}
    law={useAtomValue(lawOfProductsAtom(region_id))}
    region={catalogue.regions.find((region) => region.region_id === region_id)?.region_name2 ?? region_id}
  />
);

interface WizardSelectionProps extends Omit<ComponentProps<typeof ChosenProducts>, "law"> {
  readonly region_id: string;
}

/** The selected products with the packaging law of the chosen region. */
export const WizardSelection = ({ region_id, ...rest }: WizardSelectionProps) => (
  <ChosenProducts {...rest} law={useAtomValue(lawOfProductsAtom(region_id))} />
);
