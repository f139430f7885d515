import { useLocation } from "wouter";
import { href } from "../state/routes/href.ts";
import { insideTexts } from "../text/en/inside.ts";
import { ContextMenu } from "../ui/menu/context-menu.tsx";
import { Picture } from "../ui/picture/picture.tsx";

interface NewMenuProps {
  /** the button that opened it */
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

const texts = insideTexts.create;

/** Menu of things to create: a comparison, a portfolio, a product, a food. */
export default function NewMenu({ button, onClose }: NewMenuProps) {
  const [, navigate] = useLocation();
  const make = (what: keyof typeof texts, picture: string, address: string) => ({
    label: texts[what].name,
    detail: texts[what].detail,
    picture: <Picture name={picture} size="small" />,
    onSelect: () => navigate(address),
  });
  return (
    <ContextMenu
      label={insideTexts.navigation.create}
      place={{ button, point: null }}
      align="start"
      onClose={onClose}
      items={[
        make("comparison", "comparison", href("comparison-mode", { query: { step: 1 } })),
        make("portfolio", "portfolio", href("portfolio-mode", { query: { step: 1 } })),
        make("product", "hot_cup", href("usecase-product")),
        make("food", "food", href("create-food")),
      ]}
    />
  );
}
