import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Popover } from "react-aria-components/Popover";
import * as css from "./menu.css.ts";
import { MenuItems, type MenuItem } from "./menu-items.tsx";

/** Where a context menu opens: at the pointer, or at the button that opened it. */
export interface MenuPlace {
  /** gets the focus when the menu closes */
  readonly button: HTMLElement;
  /** pointer position in the window, px; null = at the button */
  readonly point: { readonly x: number; readonly y: number } | null;
}

interface ContextMenuProps {
  readonly label: string;
  readonly items: readonly (MenuItem | "rule")[];
  readonly place: MenuPlace;
  /** which edge of the button the menu is aligned with */
  readonly align?: "start" | "end";
  /** called on Escape, a click outside, or a command; the owner unmounts the menu */
  readonly onClose: () => void;
}

/**
 * The commands of one table row or one button; open while it is mounted. One menu serves all rows: one per row would slow
 * down a long table. Use it in lazy pages only, like `Menu`, and not inside a `Dialog`.
 */
export function ContextMenu({ label, items, place, align = "end", onClose }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const button = useRef(place.button);
  const popover = useRef<HTMLElement>(null);
  // The library focuses the menu one frame after a click by keyboard or screen reader: focus the first item after that.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // The user may have moved the focus to an item already.
        if (popover.current?.querySelector('[role^="menuitem"]:focus')) return;
        popover.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled])')?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  // The menu traps the focus, so unmount it before the focus returns.
  const close = () => {
    flushSync(onClose);
    place.button.focus();
  };
  const select = (item: MenuItem) => {
    // Close first: a dialog opened by the command then returns the focus to the button.
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
        placement={place.point ? "bottom start" : `bottom ${align}`}
        offset={4}
      >
        <MenuItems label={label} items={items} onSelect={select} focusFirst />
      </Popover>
    </>
  );
}
