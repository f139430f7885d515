import { useState } from "react";
import { HomeSidebar } from "../../features/home/home-sidebar.tsx";
import { HomeWork } from "../../features/home/home-work.tsx";
import * as style from "./home-page.css.ts";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";

/** Its code comes with the first profile that is opened. */
const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

/** `/` for those who are in: the sidebar and their work. */
const HomePage = () => {
  const [profile, setProfile] = useState<string | null>(null);
  return (
    <div className={style.page}>
      <HomeSidebar />
      <div className={style.work}>
        <HomeWork onProfile={setProfile} />
      </div>
      {profile !== null && <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />}
    </div>
  );
};

export default HomePage;
