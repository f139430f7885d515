import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Popover } from "react-aria-components/Popover";
import * as css from "./menu.css.ts";
import { MenuItems, type MenuItem } from "./menu-items.tsx";

/** Where a context menu opens: at the pointer, or at the button that opened it. */
export interface MenuPlace {
  /** has the focus again when the menu closes */
  readonly button: HTMLElement;
  /** of the pointer, in the window; null = at the button */
  readonly point: { readonly x: number; readonly y: number } | null;
}

interface ContextMenuProps {
  readonly label: string;
  readonly items: readonly (MenuItem | "rule")[];
  readonly place: MenuPlace;
  /** Escape, a press beside it, or a command was chosen; the owner takes it away. */
  readonly onClose: () => void;
}

/**
 * The commands of one row of a table; open for as long as it is mounted. One menu serves all rows: a menu a row would be
 * most of a long table's weight. Heavy like `Menu`, and like it not for the inside of a `Dialog`.
 */
export function ContextMenu({ label, items, place, onClose }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const button = useRef(place.button);
  const popover = useRef<HTMLElement>(null);
  // the library focuses the menu as a whole when a keyboard's or a screen reader's click has opened it, one frame later
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // whose keys are quicker than two frames has gone on from there
        if (popover.current?.querySelector('[role^="menuitem"]:focus')) return;
        popover.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled])')?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  // the menu holds the focus for as long as it is there, so that first it goes and then the focus returns
  const close = () => {
    flushSync(onClose);
    place.button.focus();
  };
  const select = (item: MenuItem) => {
    // a dialog that opens now gives the focus back to the button
    close();
    item.onSelect();
  };
  return (
    <>
      {place.point && (
        <span ref={anchor} aria-hidden="true" style={{ position: "fixed", left: place.point.x, top: place.point.y }} />
      )}
      <Popover
        ref={popover}
        triggerRef={place.point ? anchor : button}
        isOpen
        onOpenChange={(open) => {
          if (!open) close();
        }}
        aria-label={label}
        className={css.popover}
        placement={place.point ? "bottom start" : "bottom end"}
        offset={4}
      >
        <MenuItems label={label} items={items} onSelect={select} focusFirst />
      </Popover>
    </>
  );
}
