import { useId } from "react";
import type { CatalogueUseCase } from "../../workers/engine/catalogue.ts";
import { group as groupText } from "../theme/text.css.ts";
import { ChoiceList } from "../ui/choice-list/choice-list.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { groupedUseCases } from "./catalogue-lists.ts";
import * as styles from "./step-layout.css.ts";
import { phraseInUnits } from "../text/phrase-units.ts";
import { named } from "../text/short-name.ts";

interface UseCaseListProps {
  readonly usecases: readonly CatalogueUseCase[];
  readonly usecase_id: string | null;
  readonly onPick: (usecase_id: string) => void;
  readonly onChoose: (usecase_id: string) => void;
}

const Group = (
  props: Omit<UseCaseListProps, "usecases"> & {
    readonly title: string;
    readonly usecases: readonly CatalogueUseCase[];
  },
) => {
  const { title, usecases, usecase_id, onPick, onChoose } = props;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.groupInColumn}>
      <h2 id={heading} className={`${groupText} ${styles.groupHeading}`}>
        {title}
      </h2>
      <ChoiceList
        label={title}
        options={usecases.map((usecase) => ({
          value: usecase.usecase_id,
          ...named(usecase.usecase_name),
          detail: phraseInUnits(usecase.text_phrase),
          picture: <Picture name={usecase.usecase_id} />,
        }))}
        value={usecase_id}
        onChange={onPick}
        onCommit={onChoose}
      />
    </section>
  );
};

/** Use cases by group; each group is a radio group. The number of columns depends on the width. */
export const UseCaseList = ({ usecases, ...rest }: UseCaseListProps) => (
  <div className={styles.groupColumns}>
    {groupedUseCases(usecases).map(({ group, use_cases }) => (
      <Group key={group} title={group} usecases={use_cases} {...rest} />
    ))}
  </div>
);
