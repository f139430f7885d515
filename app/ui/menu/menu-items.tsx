import { Menu as AriaMenu, MenuItem as AriaItem, MenuSection } from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";
import { useState, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { IconName } from "../icon/icon-paths.ts";
import { Icon } from "../icon/icon.tsx";
import * as css from "./menu.css.ts";

export interface MenuItem {
  readonly label: string;
  /** where two items may have the same label; default: the label */
  readonly id?: string;
  readonly onSelect: () => void;
  readonly icon?: IconName;
  /** in the place of the icon */
  readonly picture?: ReactNode;
  /** a few words about its effect */
  readonly detail?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** makes it an on/off choice instead of a command */
  readonly checked?: boolean;
  /** commands that replace this one when it is chosen, while the menu stays open */
  readonly more?: readonly MenuItem[];
}

interface MenuItemsProps {
  readonly label: string;
  readonly items: readonly (MenuItem | "rule")[];
  readonly onSelect: (item: MenuItem) => void;
  /** focuses the first item on mount; a menu trigger does so by itself */
  readonly focusFirst?: boolean;
}

const keyOf = ({ id, label }: MenuItem): string => id ?? label;

/** The commands of a menu, with arrow keys and type-ahead; `Menu` and `ContextMenu` add the popover. */
export function MenuItems({ label, items, onSelect, focusFirst }: MenuItemsProps) {
  const [isWhole, setWhole] = useState(false);
  const listed = items.flatMap((item): readonly (MenuItem | "rule")[] =>
    item !== "rule" && item.more && isWhole ? item.more : [item],
  );
  const choice = (item: MenuItem) => (
    <Choice key={keyOf(item)} item={item} onAction={() => (item.more ? setWhole(true) : onSelect(item))} />
  );
  return (
    <AriaMenu
      aria-label={label}
      className={css.menu}
      shouldCloseOnSelect
      {...(focusFirst === true && { autoFocus: "first" as const })}
    >
      {listed.map((item, at) => {
        // Rules are identified by position only.
        if (item === "rule") return <Separator key={`rule ${at}`} className={css.rule} />;
        return item.checked === undefined ? (
          choice(item)
        ) : (
          <MenuSection
            key={keyOf(item)}
            aria-label={item.label}
            selectionMode="multiple"
            selectedKeys={item.checked ? [keyOf(item)] : []}
          >
            {choice(item)}
          </MenuSection>
        );
      })}
    </AriaMenu>
  );
}

const Choice = ({ item, onAction }: { readonly item: MenuItem; readonly onAction: () => void }) => (
  <AriaItem
    id={keyOf(item)}
    textValue={item.label}
    isDisabled={item.disabled === true}
    onAction={onAction}
    shouldCloseOnSelect={item.more === undefined}
    className={classNames(css.item, item.danger === true && css.danger)}
  >
    <ItemIcon item={item} />
    {item.detail === undefined ? (
      item.label
    ) : (
      <>
        {/* no label and description of react-aria: a name without text that is seen breaks WCAG 2.5.3 */}
        <span className={css.labelBesideDetail}>{item.label}</span> <span className={css.detail}>{item.detail}</span>
      </>
    )}
  </AriaItem>
);

function ItemIcon({ item }: { readonly item: MenuItem }) {
  if (item.picture !== undefined) return item.picture;
  const name = item.checked === true ? "check" : item.icon;
  if (name) return <Icon name={name} />;
  return item.checked === undefined ? null : <span className={css.noIcon} />;
}
