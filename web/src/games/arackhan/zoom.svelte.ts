// « Loupe ×2 » on a phone: the mat twice as large, in a window that scrolls.
class Zoom {
  on = $state(false);
}
export const zoom = new Zoom();
