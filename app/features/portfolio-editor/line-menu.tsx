import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { ContextMenu, type MenuPlace } from "../../ui/menu/context-menu.tsx";
import type { MenuItem } from "../../ui/menu/menu-items.tsx";

interface LineMenuProps {
  /** name of the line's product */
  readonly name: string;
  readonly at: MenuPlace;
  /** the only line of its portfolio, which cannot be removed */
  readonly isLast: boolean;
  readonly productCommands: readonly MenuItem[];
  readonly onDetails: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Context menu of one line. */
export const LineMenu = (props: LineMenuProps) => {
  const { name, at, isLast, productCommands, onDetails, onRemove, onClose } = props;
  return (
    <ContextMenu
      label={words.menuOf(name)}
      place={at}
      onClose={onClose}
      items={[
        { label: words.menu.details, icon: "chevronRight", onSelect: onDetails },
        ...productCommands,
        "rule",
        {
          label: isLast ? words.menu.lastLine : words.menu.remove,
          icon: "trash",
          danger: true,
          disabled: isLast,
          onSelect: onRemove,
        },
      ]}
    />
  );
};
