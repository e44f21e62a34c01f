# The house as an image, made from the working tree: lexicons and client are built on the way, and fetched for that.
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[cluster]"

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "haricot[cluster]" \
    && rm -r /wheels \
    && useradd --create-home haricot
USER haricot
WORKDIR /home/haricot
# what the bots think with is compiled once, while the image is made
RUN python -c "from haricot import bots; bots.warm_up()"
ENV HARICOT_HOST=0.0.0.0
EXPOSE 8080
STOPSIGNAL SIGTERM
ENTRYPOINT ["haricot"]
CMD ["serve", "--no-browser"]
