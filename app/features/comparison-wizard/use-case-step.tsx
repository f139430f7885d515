import { useId } from "react";
import type { CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import { group as groupText } from "../../theme/text.css.ts";
import { ChoiceList } from "../../ui/choice-list.tsx";
import { groupedUseCases } from "./catalogue-lists.ts";
import * as styles from "./wizard-layout.css.ts";

interface UseCaseStepProps {
  readonly useCases: readonly CatalogueUseCase[];
  readonly usecase_id: string | null;
  readonly onPick: (usecase_id: string) => void;
  readonly onChoose: (usecase_id: string) => void;
}

const Group = ({
  title,
  useCases,
  usecase_id,
  onPick,
  onChoose,
}: Omit<UseCaseStepProps, "useCases"> & { readonly title: string; readonly useCases: readonly CatalogueUseCase[] }) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={`${groupText} ${styles.groupHeading}`}>
        {title}
      </h2>
      <ChoiceList
        label={title}
        options={useCases.map((useCase) => ({
          value: useCase.usecase_id,
          label: useCase.usecase_name,
          detail: useCase.text_phrase,
        }))}
        value={usecase_id}
        onChange={onPick}
        onCommit={onChoose}
      />
    </section>
  );
};

/** Step 3: use cases in their groups; choosing advances. */
export const UseCaseStep = ({ useCases, ...rest }: UseCaseStepProps) => (
  <div className={`${styles.narrow} ${styles.groups}`}>
    {groupedUseCases(useCases).map(({ group, use_cases }) => (
      <Group key={group} title={group} useCases={use_cases} {...rest} />
    ))}
  </div>
);
