export const fitF = 'Fit (F)';
export const zoom = 'Zoom';
export const zoomIn = 'Zoom in (+)';
export const zoomInLabel = 'Zoom in';
export const zoomOut = 'Zoom out (-)';
export const zoomOutLabel = 'Zoom out';
export const fit = 'Fit';
