/**
 * The text of a script that gives a page without storage one that keeps nothing: where site data are blocked, reading `sessionStorage`
 * throws, and so would the router's own script that stands in the page.
 */
export const storageGuard =
  "try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem:()=>null,setItem(){},removeItem(){}}})}";
