import type { ComponentProps } from "react";
import { ExplanationDrawer } from "../../features/explanation/explanation-drawer.tsx";
import { OwnUses } from "../../features/sensitivity/own-uses.tsx";
import { productName } from "../../text/format.ts";

interface ExplainedNumberProps extends Omit<ComponentProps<typeof ExplanationDrawer>, "renderUses"> {
  /** false = a shared comparison, which is read-only */
  readonly canKeep: boolean;
}

/** The explanation of a number, with the field for the number of uses. */
export default function ExplainedNumberDrawer({ canKeep, ...props }: ExplainedNumberProps) {
  const { comparison, catalogue, number, onClose } = props;
  const metric = catalogue.metrics.find(({ metric_id }) => metric_id === number.subject);
  return (
    <ExplanationDrawer
      {...props}
      renderUses={(prodsys_id) => (
        <OwnUses
          key={prodsys_id}
          comparison_id={comparison.comparison_id}
          prodsys_id={prodsys_id}
          name={productName(
            catalogue.products.find((product) => product.prodsys_id === prodsys_id)?.prodsys_name ?? prodsys_id,
          )}
          subject={number.subject}
          unit={metric?.type === "quant" ? metric.unit : ""}
          canKeep={canKeep}
          onKept={onClose}
        />
      )}
    />
  );
}
