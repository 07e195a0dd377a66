"""Where the studio's own files lie; both folders stay out of the repository."""

from pathlib import Path

PHOTOGRAPHY = Path(__file__).resolve().parent.parent
# what is made on the way: draped meshes, detail maps, surfaces of cloth, previews
WORK = PHOTOGRAPHY / 'work'
# what was rendered, before it is packed
RAW = PHOTOGRAPHY / 'raw'

for folder in (WORK, RAW):
    folder.mkdir(exist_ok=True)
