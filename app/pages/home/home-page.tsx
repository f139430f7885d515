import { useState } from "react";
import { HomeSidebar } from "../../features/home/home-sidebar.tsx";
import { HomeWork } from "../../features/home/home-work.tsx";
import * as style from "../page.css.ts";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";

const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

/** `/` for guests and users: the sidebar and their comparisons, portfolios, products and foods. */
export default function HomePage() {
  const [profile, setProfile] = useState<string | null>(null);
  return (
    <div className={style.homePage}>
      <HomeSidebar />
      <div className={style.homeWork}>
        <HomeWork onProfile={setProfile} />
      </div>
      {profile !== null && <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />}
    </div>
  );
}
